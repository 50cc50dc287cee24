// The part of the phone field that needs the metadata of every country (49 KB): loaded when a field is first focused.
export * from './formatAsTyped.ts'
export * from './phoneCheck.ts'
export * from './strictFilter.ts'
export { possibleLengthsOf, type LineType } from './numberingPlan.ts'
