/** Entries on one numbered page of a list; the first page shows the newest 12 to 23. */
export const LIST_PAGE_SIZE = 12
/** Blogs each category shows in the submenu. */
export const MENU_BLOGS_PER_CATEGORY = 3
