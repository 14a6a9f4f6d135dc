/** The office's clock: what it reads about a message tells this time, wherever the server or the visitor is. */
export const OFFICE_TIME_ZONE = "Europe/Madrid";
