export * from './e164Of.ts'
export * from './isPossiblePhone.ts'
export * from './readPhone.ts'
