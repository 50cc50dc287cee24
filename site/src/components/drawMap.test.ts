import { expect, test } from 'vitest'
import { drawLand, placeOnMap } from './drawMap'

test('places keep their bearings: Jeddah lies south-west of Riyadh, Al Khobar north-east', () => {
  const [riyadhX, riyadhY] = placeOnMap({ longitude: 46.68, latitude: 24.71 })
  const [jeddahX, jeddahY] = placeOnMap({ longitude: 39.17, latitude: 21.54 })
  const [khobarX, khobarY] = placeOnMap({ longitude: 50.2, latitude: 26.28 })

  expect(jeddahX < riyadhX && jeddahY > riyadhY).toBe(true)
  expect(khobarX > riyadhX && khobarY < riyadhY).toBe(true)
})

test('the land is drawn in rows that run from west to east', () => {
  const rows = [...drawLand().matchAll(/M(\d+) \d+H(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)])

  expect(rows.length).toBeGreaterThan(20)
  expect(rows.every(([from = 0, to = 0]) => from < to)).toBe(true)
})
