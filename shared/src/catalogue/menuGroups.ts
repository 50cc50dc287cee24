/** Ids of the menu groups (§2, "Page catalogue"), by their field in the `navigation` global. */
export const menuGroups = { aboutUs: 26, services: 27, solutions: 28 } as const

export type MenuGroup = keyof typeof menuGroups
