export * from './isPossiblePhone.ts'
