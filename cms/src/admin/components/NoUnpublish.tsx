/** In the place of a button that globals could not heed: every page shows them, so nobody can take them off the site. */
export const NoUnpublish = () => null
