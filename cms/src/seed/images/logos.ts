import type { Logo } from './logoSvg.ts'

/** Logos of the fictional clients and partners, by collection and key. */
export const logos: Record<string, Logo> = {
  'clients/alyamamah-bank': { mark: 'dune', colour: '#1f8f74', words: ['ALYAMAMAH', 'BANK'] },
  'clients/dar-alemran': { mark: 'tower', colour: '#c25f33', words: ['DAR ALEMRAN', 'REAL ESTATE'] },
  'clients/najd-industrial': { mark: 'gear', colour: '#87796c', words: ['NAJD', 'INDUSTRIAL'] },
  'clients/ministry-digital-unit': { mark: 'grid', colour: '#2b7fc4', words: ['DIGITAL UNIT', 'PUBLIC SERVICES'] },
  'clients/taleem-group': { mark: 'book', colour: '#a8791f', words: ['TALEEM', 'GROUP'] },
  'clients/gulf-logistics': { mark: 'route', colour: '#bd4f80', words: ['GULF', 'LOGISTICS'] },
  'clients/saqr-telecom': { mark: 'wings', colour: '#7468d8', words: ['SAQR', 'TELECOM'] },
  'clients/waha-hospitality': { mark: 'oasis', colour: '#5f8a2f', words: ['WAHA', 'HOSPITALITY'] },
  'clients/tamkeen-energy': { mark: 'bolt', colour: '#b5721b', words: ['TAMKEEN', 'ENERGY'] },
  'clients/noor-health': { mark: 'rays', colour: '#2a8fa3', words: ['NOOR', 'HEALTH'] },
  'partners/qimma-cloud': { mark: 'cloud', colour: '#2b7fc4', words: ['QIMMA', 'CLOUD'] },
  'partners/meridian-erp': { mark: 'meridian', colour: '#7468d8', words: ['MERIDIAN', 'ERP'] },
  'partners/sahm-payments': { mark: 'arrow', colour: '#1f8f74', words: ['SAHM', 'PAYMENTS'] },
  'partners/atlas-relocation': { mark: 'compass', colour: '#c25f33', words: ['ATLAS', 'RELOCATION'] },
  'partners/nahr-learning': { mark: 'river', colour: '#2a8fa3', words: ['NAHR', 'LEARNING'] },
  'partners/fanar-cyber': { mark: 'beacon', colour: '#bd4f80', words: ['FANAR', 'CYBER'] },
  'partners/boreal-data': { mark: 'layers', colour: '#87796c', words: ['BOREAL', 'DATA'] },
  'partners/marsa-workspaces': { mark: 'dhow', colour: '#a8791f', words: ['MARSA', 'WORKSPACES'] },
}
