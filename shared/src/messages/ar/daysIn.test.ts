import { expect, test } from 'vitest'
import { hiringMessages } from '../hiring.ts'

test.each([
  [1, 'يوم واحد', 'يوم واحد'],
  [2, 'يومان', 'يومين'],
  [3, '3 أيام', '3 أيام'],
  [10, '10 أيام', '10 أيام'],
  [11, '11 يومًا', '11 يومًا'],
  [14, '14 يومًا', '14 يومًا'],
  [99, '99 يومًا', '99 يومًا'],
  [100, '100 يوم', '100 يوم'],
  [102, '102 يوم', '102 يوم'],
  [103, '103 أيام', '103 أيام'],
  [180, '180 يومًا', '180 يومًا'],
  [12.5, '12.5 يوم', '12.5 يوم'],
])('%s days are counted as Arabic counts them, wherever the desk says so', (count, alone, within) => {
  const { board, panel, reports } = hiringMessages.ar

  expect(board.days(count)).toBe(within)
  expect(board.inStage(count)).toBe(`منذ ${within}`)
  expect(panel.retention('5 مارس', count)).toContain(`بقي ${alone})`)
  expect(panel.keptOpen(count)).toContain(`و${within} على الأقل`)
  expect(reports.daysOf(count)).toBe(alone)
  expect(reports.hire(count)).toMatch(new RegExp(`^${alone} من`))
})

test.each([
  [5, '5 دقائق'],
  [10, '10 دقائق'],
  [15, '15 دقيقة'],
  [60, '60 دقيقة'],
  [100, '100 دقيقة'],
])('an interview of %s minutes takes as long in Arabic', (count, told) => {
  const { choosing, interview } = hiringMessages.ar

  for (const { place } of [choosing, interview]) expect(place('الرياض', count)).toMatch(new RegExp(` ${told}\\.$`))
})
