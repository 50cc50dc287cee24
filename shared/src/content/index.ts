export * from './contentTypes.ts'
export * from './icons.ts'
export * from './locales.ts'
export * from './pathOf.ts'
