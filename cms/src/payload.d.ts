import type { Config } from '@diwan/shared/generated/payload-types'

declare module 'payload' {
  // The only augmentation: generated files declare nothing by themselves.
  export interface GeneratedTypes extends Config {}
}
