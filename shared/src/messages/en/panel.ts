import type { Texts } from '../texts.ts'

/** Words of the tools around the control panel: search, shortcuts, notifications, links, import and export. */
export const panel = {
  search: {
    open: 'Search',
    title: 'Search everything',
    placeholder: 'Title, name, reference, e-mail …',
    none: 'Nothing found. Try fewer letters.',
    short: 'Write at least two letters.',
    found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  },
  help: {
    title: 'Keyboard shortcuts',
    search: 'Search everything',
    save: 'Save the form',
    help: 'Show this sheet',
    dashboard: 'Go to the dashboard',
    translations: 'Go to the translations',
    close: 'Close',
  },
  log: { title: 'Notifications', none: 'Nothing to report.', clear: 'Clear' },
  tools: { translations: 'Translations', exchange: 'Import and export', dashboard: 'Dashboard' },
  links: {
    title: 'What links here',
    none: 'Nothing links here: it can go without leaving a gap.',
    some: (count: number) =>
      `${count} ${count === 1 ? 'place links' : 'places link'} here. Change them before you take it away.`,
  },
  hints: {
    title: 'Writing hints',
    none: 'Nothing to improve.',
    titleLong: (length: number) => `The title has ${length} letters; search engines show about 60.`,
    titleShort: (length: number) => `The title has ${length} letters; say more of what it is about.`,
    summaryLong: (length: number) => `The description has ${length} letters; search engines show about 160.`,
    summaryShort: (length: number) => `The description has ${length} letters; 70 to 160 are read best.`,
    noAlt: (name: string) => `The picture ${name} has no description in this language.`,
    broken: (path: string) => `The link to ${path} leads nowhere.`,
    noOther: 'The other language is not written yet.',
  },
  exchange: {
    title: 'Import and export',
    intro:
      'Take lists out as CSV or JSON, or bring them in. An import is checked first; it is taken whole or not at all.',
    collection: 'List',
    format: 'Format',
    export: 'Export',
    import: 'Import',
    file: 'File (CSV or JSON)',
    check: 'Check the file',
    take: (rows: number) => `Import ${rows} ${rows === 1 ? 'row' : 'rows'}`,
    progress: (done: number, all: number) => `${done} of ${all}`,
    fine: (created: number, updated: number) => `The file is fine: ${created} new, ${updated} changed.`,
    done: (created: number, updated: number) => `Imported: ${created} new, ${updated} changed.`,
    faults: (count: number) => `${count} ${count === 1 ? 'row is' : 'rows are'} not usable. Nothing was imported.`,
    row: (row: number, message: string) => `Row ${row}: ${message}`,
    drafts: 'Blogs, news and vacancies arrive as drafts.',
    notAllowed: 'Your account may not do this with this list.',
    notReadable: 'This file is neither CSV with a header line nor a JSON list.',
    tooMany: (most: number) => `A file of this list may have at most ${most} rows. Divide it.`,
    tooBig: 'A file may have at most 10 MB.',
    unknownColumn: (name: string) => `The column “${name}” is not known here.`,
    notFound: 'There is no document with this id.',
    empty: 'The file has no rows.',
  },
  login: { language: 'العربية', other: 'ar' },
}

export type PanelMessages = Texts<typeof panel>
