import type { FiltersMessages } from '../en/filters.ts'

export const filters: FiltersMessages = { shown: (count) => `عدد النتائج: ${count}` }
