/** Consents as the forms store them. */
export const consented = (at: string, purposes: ('processing' | 'talent-pool')[] = ['processing']) =>
  purposes.map((purpose) => ({ purpose, textVersion: '2026-09', at }))
