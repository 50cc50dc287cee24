export * from './menuGroups.ts'
export * from './pageCatalogue.ts'
export * from './reservedSegments.ts'
