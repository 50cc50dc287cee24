// Small: no metadata. What the metadata is needed for (checks, strict mode, formatting) is imported from `./core.ts`.
export * from './asciiDigits.ts'
export * from './countries.ts'
export * from './countryFromNumber.ts'
export * from './e164Of.ts'
export * from './isPossiblePhone.ts'
export * from './rankCountries.ts'
export * from './readPhone.ts'
export * from './typeAhead.ts'
