import { expect, test } from 'vitest'
import { withRules } from './withRules.ts'

const added = (table: string, column: string, more = '') =>
  `  await db.run(sql\`ALTER TABLE \\\`${table}\\\` ADD \\\`${column}\\\` text(36) REFERENCES users(id)${more};\`)\n`

const snapshot = {
  tables: {
    bundles: { foreignKeys: { by: { columnsFrom: ['by_id'], onDelete: 'set null' } } },
    bundles_rels: {
      foreignKeys: {
        parent: { columnsFrom: ['parent_id'], onDelete: 'set null' },
        users: { columnsFrom: ['users_id'], onDelete: 'cascade' },
      },
    },
  },
}

test('a reference that is added gets the rule that its table shall have', () => {
  expect(withRules(added('bundles', 'by_id') + added('bundles_rels', 'users_id'), snapshot)).toBe(
    added('bundles', 'by_id', ' ON UPDATE no action ON DELETE set null') +
      added('bundles_rels', 'users_id', ' ON UPDATE no action ON DELETE cascade'),
  )
})

test('what has its rule, is no reference or is unknown stays as it is', () => {
  const whole = added('bundles', 'by_id', ' ON UPDATE no action ON DELETE set null') + added('other', 'by_id')

  expect(withRules(whole, snapshot)).toBe(whole)
})
