/** Entries that a dated list shows at least, when there are so many; those before stand in parts of about as many. */
export const LIST_PAGE_SIZE = 12
/** Blogs each category shows in the submenu. */
export const MENU_BLOGS_PER_CATEGORY = 3
