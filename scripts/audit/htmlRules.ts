import type { ConfigData } from 'html-validate'

/** Rules of html-validate: everything that it recommends, with its reasons where the site differs. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Safari takes the role away from lists without bullets, so they say it themselves.
    'no-redundant-role': 'off',
    // Scripts and styles are the site's own; the policy allows no others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A bar without a value, drawn over the edge of the page: browsers' own `<progress>` cannot be drawn so.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Filters take effect when they are chosen, by style sheet, and lead nowhere.
    'wcag/h32': 'off',
    // Titles are content: the CMS advises, editors decide.
    'long-title': 'off',
  },
}
