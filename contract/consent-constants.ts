/** What a page must know of consent before anyone touches it; apart from the schema, which would bring its library along. */

/** The version of the cookie policy a choice answers to; a lower stored one is asked again. */
export const CONSENT_VERSION = 1;

/** 8-4-4-4-12 hexadecimal digits, in either case. */
export const VISITOR_ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
