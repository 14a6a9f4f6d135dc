/** The link that was pressed. */
export const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);
