/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Id of the code release this page was rendered with. */
  readonly PUBLIC_CODE_ID?: string
}
