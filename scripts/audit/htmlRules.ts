import type { ConfigData } from 'html-validate'

/** Rules of html-validate: all that say something about what a visitor gets, none about how the markup is written down. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {},
}
