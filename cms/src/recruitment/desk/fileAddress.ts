/** Where a file of an application is opened from its panel: it leads to a short link that is made then. */
export const fileAddress = (application: string, file: string): string =>
  `/api/applications/${application}/files/${file}`
