/**
 * The sum for a form without scripts: signed, so that the server need not remember which it gave out, and worth
 * something for a while and for one message, whose id is made from it.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { newSum, OPERANDS, type Sum } from "../../../contract/sum.ts";
import { EARLIEST_TIME, HOUR_MS } from "../../base/clock.ts";

const SUM_LIFETIME_MS = 4 * HOUR_MS;

export interface SignedSum extends Sum {
  /** when the form that carries it was first given out */
  issuedAt: number;
  /** page: it came with the empty form; answer: to somebody who had filled one in already */
  origin: "page" | "answer";
  token: string;
}

/** Another time than now keeps when the form was first given out. */
export type SumIssuer = (origin: SignedSum["origin"], issuedAt?: number) => SignedSum;

export function issueSum(origin: SignedSum["origin"], issuedAt: number, secret: string): SignedSum {
  const sum = newSum(Math.random, OPERANDS);
  // Two that were given out in the same millisecond are two.
  const serial = randomBytes(9).toString("base64url");
  const body = [sum.first, sum.second, issuedAt, origin, serial].join(".");
  return { ...sum, issuedAt, origin, token: `${body}.${signature(body, secret)}` };
}

const TOKEN = /^((\d)\.(\d)\.(\d{1,15})\.(page|answer)\.[\w-]{12})\.([\w-]{43})$/;

/** Nothing when it is not ours, or too old. */
export function readSum(token: string, secret: string, now: number): SignedSum | undefined {
  const [, body = "", first, second, issuedAt, origin, signed = ""] = TOKEN.exec(token) ?? [];
  if (!timingSafeEqual(Buffer.from(signature(body, secret)), Buffer.from(signed.padEnd(43))))
    return undefined;
  const issued = Number(issuedAt);
  if (issued >= EARLIEST_TIME && now - issued > SUM_LIFETIME_MS) return undefined;
  return {
    first: Number(first),
    second: Number(second),
    issuedAt: issued,
    origin: origin === "page" ? "page" : "answer",
    token,
  };
}

function signature(body: string, secret: string): string {
  return createHmac("sha256", secret).update(`sum ${body}`).digest("base64url");
}
