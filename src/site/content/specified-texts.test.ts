// @vitest-environment node
import { expect, test } from "vitest";
import type { Localised } from "../../../contract/languages.ts";
import { allTexts } from "./texts.ts";

/** Texts that the specification gives word for word; changing one is changing the specification. */
const SPECIFIED: Localised<readonly string[]> = {
  es: [
    "404 Page Not Found",
    "Did you forget to add the page to the router?",
    "Abrir menú",
    "Cerrar menú",
    "Cambiar idioma a Español",
    "Cambiar idioma a Euskera",
    "Configurar",
    "Configurar cookies",
    "Configurar mis cookies",
    "Solicitar Presupuesto",
    "General",
    "Analíticas",
    "Marketing",
    "Guardando...",
    "Enviando...",
    "Nueva",
    "Solicitar un presupuesto",
    "Consulta General",
    "Información Servicios",
    "Otros",
    "No se encontraron proyectos que coincidan con los filtros seleccionados.",
    "El nombre debe tener al menos 2 caracteres",
    "Debe ser un email válido",
    "Por favor, seleccione un asunto",
    "Por favor, introduzca un mensaje",
    "Por favor, resuelva la operación matemática",
    "Error de seguridad",
    "No se pudo verificar la seguridad del formulario. Por favor, recarga la página e inténtalo de nuevo.",
    "Tiempo de espera agotado para verificación de seguridad. Por favor, recarga la página.",
    "Error al enviar",
    "Ha ocurrido un error. Por favor, inténtalo de nuevo.",
    "Respuesta incorrecta",
    "Límite alcanzado",
    "Has alcanzado el límite diario de mensajes. Por favor, inténtalo mañana.",
    "Mensaje enviado",
    "Nos pondremos en contacto contigo lo antes posible.",
    "Error",
    "No se pudo identificar tu sesión",
    "No se pudieron actualizar tus preferencias de cookies",
    "No se pudieron guardar tus preferencias de cookies",
    "Preferencias actualizadas",
    "Tus preferencias de cookies han sido actualizadas correctamente",
    "Preferencias guardadas",
    "Tus preferencias de cookies han sido guardadas correctamente",
    "Abril de 2025",
    "Febrero de 2010",
  ],
  eu: ["Nire cookieak konfiguratu", "Bidaltzen...", "Izenak gutxienez 2 karaktere izan behar ditu"],
};

test.each(["es", "eu"] as const)(
  "the site says what the specification words, letter by letter (%s)",
  (language) => {
    const said = new Set(allTexts().map((text) => text[language]));
    expect(SPECIFIED[language].filter((text) => !said.has(text))).toEqual([]);
  },
);
