/** What a person at the terminal reads of the log, which itself is for machines and those who know them. */
export const LOG_IN_SPANISH: Readonly<Record<string, string>> = {
  "A contact form could not be taken": "No se ha podido recibir un formulario de contacto",
  "A file of the site could not be read": "No se ha podido leer un archivo de la web",
  "A message is dead: see `npm run messages`": "Un mensaje se ha quedado sin entregar: npm run messages",
  "A request failed": "Ha fallado una petición",
  "A setting is wrong: pages are served, messages are not taken":
    "Hay un ajuste mal escrito en .env: la web se ve, pero no se reciben mensajes",
  "An API call failed": "Ha fallado una llamada de la web",
  "SITE_URL is not the address the pages were built for: build again":
    "SITE_URL no es la dirección para la que se construyó la web: ejecuta npm run publish",
  "Stopped by an error nobody expected": "La web se ha parado por un error inesperado",
  "The current publication cannot be served; an earlier one is":
    "No se puede servir la publicación actual: se sirve una anterior",
  "The database cannot be opened": "No se puede abrir la base de datos",
  "The database cannot be used any more and is opened again":
    "La base de datos ha dejado de servir y se abre de nuevo",
  "The database did not take a request": "La base de datos no ha podido guardar algo",
  "The database file is damaged and was kept aside unchanged; a new, empty one was begun":
    "El archivo de la base de datos está dañado: se ha apartado tal como estaba y se ha empezado otro vacío",
  "The mail server refused a recipient: look at MAIL_TO":
    "El servidor de correo rechaza a un destinatario: mira MAIL_TO",
  "The mail server takes no mail; messages wait": "El servidor de correo no acepta mensajes; esperan aquí",
  "The new publication cannot be served; the one before stays":
    "No se puede servir la publicación nueva: sigue la anterior",
  "The outbox cannot work at the moment": "Ahora mismo no se pueden enviar los mensajes",
  "What is past its retention time could not be erased":
    "No se ha podido borrar lo que ya ha cumplido su plazo de conservación",
  "What the removed database held could not be saved":
    "No se ha podido salvar lo que había en la base de datos borrada",
  "What the removed database held was saved": "Se ha salvado lo que había en la base de datos borrada",
};
