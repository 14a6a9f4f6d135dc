/** The sum for a form without scripts: signed, so that the server need not remember it, and worth something for a while. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { CAPTCHA_HIGHEST_OPERAND, CAPTCHA_LOWEST_OPERAND } from "../../../contract/contact.ts";

const LIFE_MS = 4 * 60 * 60 * 1000;

export interface Sum {
  first: number;
  second: number;
  /** when the form that carries it was first given out */
  issuedAt: number;
  /** page: it came with the empty form; answer: to somebody who had filled one in already */
  origin: "page" | "answer";
}

export interface SignedSum extends Sum {
  token: string;
}

/** Another time than now keeps when the form was first given out. */
export type SumIssuer = (origin: Sum["origin"], issuedAt?: number) => SignedSum;

interface Issue extends Pick<Sum, "issuedAt" | "origin"> {
  /** from 0 up to, not including, 1 */
  random: () => number;
}

export function newSum({ issuedAt, origin, random }: Issue, secret: string): SignedSum {
  const span = CAPTCHA_HIGHEST_OPERAND - CAPTCHA_LOWEST_OPERAND + 1;
  const operand = () => CAPTCHA_LOWEST_OPERAND + Math.floor(random() * span);
  const sum: Sum = { first: operand(), second: operand(), issuedAt, origin };
  return { ...sum, token: `${bodyOf(sum)}.${signature(bodyOf(sum), secret)}` };
}

/** Nothing when it is not ours, or too old. */
export function readSum(token: string, secret: string, now: number): SignedSum | undefined {
  const [, body = "", first, second, issuedAt, origin, signed = ""] =
    /^((\d)\.(\d)\.(\d{1,15})\.(page|answer))\.([\w-]{43})$/.exec(token) ?? [];
  if (!timingSafeEqual(Buffer.from(signature(body, secret)), Buffer.from(signed.padEnd(43))))
    return undefined;
  const age = now - Number(issuedAt);
  if (age > LIFE_MS) return undefined;
  return {
    first: Number(first),
    second: Number(second),
    issuedAt: Number(issuedAt),
    origin: origin === "page" ? "page" : "answer",
    token,
  };
}

export function isRightAnswer({ first, second }: Sum, answer: string): boolean {
  return /^\s*\d{1,3}\s*$/.test(answer) && Number(answer) === first + second;
}

function bodyOf({ first, second, issuedAt, origin }: Sum): string {
  return [first, second, issuedAt, origin].join(".");
}

function signature(body: string, secret: string): string {
  return createHmac("sha256", secret).update(`sum ${body}`).digest("base64url");
}
