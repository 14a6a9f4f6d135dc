/** How long things are kept: the code keeps to these figures, and the cookie table and the policies name them. */

/** After so many months the cookie choice kept in the browser is asked again. */
export const CONSENT_MONTHS = 1;

/** Unless `CONSENT_RETENTION_MONTHS` says otherwise: the proof that a choice was made, three years, after which an offence
 * against the rules on cookies can no longer be fined (Ley 34/2002, artículo 45). */
export const DEFAULT_CONSENT_PROOF_MONTHS = 36;

/** Unless `MESSAGE_RETENTION_MONTHS` says otherwise. */
export const DEFAULT_MESSAGE_MONTHS = 24;
