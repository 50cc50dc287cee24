import type { Texts } from '../texts.ts'

/** Words of the tools around the control panel: search, shortcuts, notifications, links, import and export. */
export const panel = {
  unsaved: 'Not saved yet',
  kept: {
    found: (when: string) => `What you wrote here was not saved (${when}).`,
    bringBack: 'Bring it back',
    discard: 'Discard',
  },
  elsewhere: {
    takenIn: (fields: string) =>
      `This was saved elsewhere meanwhile. What was changed there is in the form now: ${fields}. Your words stay.`,
    pressAgain:
      'This was saved elsewhere meanwhile, so nothing was saved here yet. Have a look at the form, and press the button again.',
    asked: 'This was saved elsewhere meanwhile',
    consequence: (fields: string) =>
      `Here as well as there (in another tab, by a colleague or by a plan) this was changed: ${fields}. Nothing was written over. If you take what was saved there, your words are kept beside the buttons, and you can bring them back.`,
    keepMine: 'Go on with my words',
    takeSaved: 'Take what was saved',
  },
  faults: {
    left: (count: number) => (count === 1 ? '1 field has to be corrected.' : `${count} fields have to be corrected.`),
    first: 'Go to the first one',
  },
  search: {
    open: 'Search',
    title: 'Search everything',
    placeholder: 'Title, name, reference, e-mail …',
    none: 'Nothing found. Try fewer letters.',
    short: 'Write at least two letters.',
    screen: 'Screen',
    found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  },
  help: {
    title: 'Keyboard shortcuts',
    search: 'Search everything',
    save: 'Save the form',
    help: 'Show this sheet',
    dashboard: 'Go to the dashboard',
    translations: 'Go to the translations',
    planned: 'Go to what is planned',
    inApplication: 'In an application',
    next: 'The next application',
    previous: 'The previous application',
    note: 'Write a note',
    saveNote: 'Save the note',
    decline: 'Decline',
    closeApplication: 'Close the application',
    close: 'Close',
  },
  question: { no: 'Go back' },
  log: {
    title: 'Notifications',
    none: 'Nothing to report.',
    clear: 'Clear',
    /** What Payload says of several files in English, and of one as of several. */
    uploaded: (count: number) => (count === 1 ? 'One file was saved.' : `${count} files were saved.`),
    notUploaded: (count: number) =>
      count === 1 ? 'One file was not saved. It is marked.' : `${count} files were not saved. They are marked.`,
  },
  tools: { translations: 'Translations', exchange: 'Import and export', dashboard: 'Dashboard', planned: 'Planned' },
  links: {
    title: 'What links here',
    none: 'Nothing links here: it can go without leaving a gap.',
    count: (count: number, hasMore: boolean) => (hasMore ? `more than ${count}` : String(count)),
    some: (count: number, hasMore: boolean) =>
      `${hasMore ? 'More than ' : ''}${count} ${count === 1 ? 'place links' : 'places link'} here. Change them before you take it away.`,
    someToChosen: (count: number, hasMore: boolean) =>
      `${hasMore ? 'More than ' : ''}${count} ${count === 1 ? 'place links' : 'places link'} to what you have chosen. Change them before you take it away.`,
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
    fine: (created: number, updated: number, same: number) =>
      `The file is fine: ${created} new, ${updated} changed, ${same} as they are.`,
    done: (created: number, updated: number, same: number) =>
      `Imported: ${created} new, ${updated} changed, ${same} as they are.`,
    faults: (count: number) => `${count} ${count === 1 ? 'row is' : 'rows are'} not usable. Nothing was imported.`,
    row: (row: number, message: string) => `Row ${row}: ${message}`,
    drafts: 'Blogs, news and vacancies arrive as drafts.',
    notAllowed: 'Your account may not do this with this list.',
    notReadable: 'This file is neither CSV with a header line nor a JSON list.',
    notUnicode: 'The letters of this file cannot be read. Save it in the spreadsheet as “CSV UTF-8”.',
    openQuote: 'A quotation mark in this file is never closed. Save it once more with a spreadsheet.',
    columnTwice: (name: string) => `The column “${name}” is there twice.`,
    tooManyCells: 'It has more cells than there are columns. A text with a comma stands in quotation marks.',
    changedOnDisk: 'The file was changed after you had chosen it. Choose it again.',
    tooMany: (most: number) => `A file of this list may have at most ${most} rows. Divide it.`,
    tooBig: 'A file may have at most 10 MB.',
    unknownColumn: (name: string) => `The column “${name}” is not known here.`,
    notFound: 'There is no document with this id.',
    sameAs: (name: string, row: number) => `“${name}” is the same as in row ${row}.`,
    empty: 'The file has no rows.',
  },
  /** Names of controls that show a sign only. */
  controls: {
    previous: 'Previous page',
    next: 'Next page',
    selectAll: 'Select all on this page',
    select: (row: string) => (row === '' ? 'Select this row' : `Select “${row}”`),
    clearDate: 'Clear the date',
    date: 'Date',
    choice: 'Choice',
    add: 'Add a new one',
    move: 'Move this row',
    more: 'More actions',
    clipboard: 'Copy and paste',
    messages: 'Messages',
    edit: (entry: string) => `Edit ${entry}`,
    /** Controls of the editor of long texts. */
    text: {
      insert: 'Insert',
      blocks: 'Blocks',
      style: 'Style of the paragraph',
      move: 'Move this paragraph',
      addBelow: 'Add something below',
      editLink: 'Edit the link',
      removeLink: 'Remove the link',
      addParagraph: 'Add a paragraph at the end',
      table: 'Rows and columns',
    },
    /** Between the names of what a list is searched by. */
    comma: ', ',
    /** What is said of a row that is moved by keyboard. */
    moves: {
      help: 'Space picks this up. Then the arrow keys move it, space puts it down, and escape leaves it where it was.',
      pickedUp: 'Picked up.',
      atItsPlace: 'At its own place.',
      moved: 'Moved to another place.',
      outside: 'At no place.',
      putDown: 'Put down.',
      cancelled: 'Left where it was.',
    },
    linksLeftOut: (count: number) =>
      `Links that visitors could not follow are not pasted, only their words (${count}).`,
    picturesLeftOut: (count: number) =>
      `Pictures from elsewhere cannot be pasted (${count}). Upload them and insert them here.`,
    /** What the editor of long texts does with tables. Longer than 25 letters would be cut. */
    tables: {
      table: 'Table',
      rowAbove: 'Add a row above',
      rowBelow: 'Add a row below',
      columnBefore: 'Add a column before',
      columnAfter: 'Add a column after',
      headingRow: 'Make row headings',
      plainRow: 'Make row plain cells',
      headingColumn: 'Make column headings',
      plainColumn: 'Make column plain cells',
      deleteRow: 'Delete the row',
      deleteColumn: 'Delete the column',
      deleteTable: 'Delete the table',
    },
  },
  login: { language: 'العربية', other: 'ar' },
}

export type PanelMessages = Texts<typeof panel>
