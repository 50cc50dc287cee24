/** An address of the control panel, and what is pressed there before the picture is taken. */
export interface Screen {
  path: string
  press?: string
}

const LIST = '/admin/auth/applications'

/** The hiring desk's own screens: board, reports, and an application with each kind of writing beside its CV. */
export const deskScreens = (application: string): Screen[] => [
  { path: `${LIST}?view=board` },
  { path: `${LIST}?view=reports` },
  { path: `${LIST}?open=${application}` },
  ...['write', 'invite', 'received'].map((kind) => ({
    path: `${LIST}?open=${application}`,
    press: `#panel-tab-${kind}`,
  })),
]
