/** Neither a column, nor something to narrow or group a list by. */
export const outOfLists = { disableGroupBy: true, disableListColumn: true, disableListFilter: true } as const
