/** A place on the map, in degrees. */
export interface MapPlace {
  label: string
  longitude: number
  latitude: number
}

// The Arabian Peninsula as seen from far away: longitude and latitude of its corners, clockwise from Aqaba.
const outline = [
  [34.9, 29.4],
  [34.6, 28],
  [36.6, 26],
  [38.5, 23.5],
  [39.1, 21.4],
  [41, 18.8],
  [42.6, 16.5],
  [43.2, 12.7],
  [45, 12.8],
  [48.5, 14],
  [52.2, 15.7],
  [55, 17.1],
  [57.8, 19],
  [59.8, 22.5],
  [58.6, 23.6],
  [56.6, 24.5],
  [56.4, 26.3],
  [55.2, 25.3],
  [54, 24.2],
  [51.6, 24.3],
  [51.6, 26],
  [51, 26],
  [50.7, 25.2],
  [50.1, 26.7],
  [48.8, 28],
  [48, 30],
  [47.2, 31.6],
  [44, 32.8],
  [39, 33.4],
  [36.2, 32.6],
  [35.4, 31.4],
] as const

const WEST = 33.5
const NORTH = 34.2
/** Units of the drawing to one degree; a degree of longitude is shorter at this latitude. */
const SCALE = { longitude: 18.3, latitude: 20 }
const STEP = 0.62

export const MAP_WIDTH = 500
export const MAP_HEIGHT = 440

/** Where a place lies on the drawing. */
export function placeOnMap({ longitude, latitude }: Pick<MapPlace, 'longitude' | 'latitude'>): [x: number, y: number] {
  return [Math.round((longitude - WEST) * SCALE.longitude), Math.round((NORTH - latitude) * SCALE.latitude)]
}

function isLand(longitude: number, latitude: number): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [x1, y1] = outline[i] as readonly [number, number]
    const [x2, y2] = outline[j] as readonly [number, number]
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/**
 * Path data of the land: rows of strokes, every second one shifted by half a step. Dashed as `STEP_UNITS` says they become a grid of
 * points, for a tenth of the bytes of a path that names every point.
 */
export function drawLand(): string {
  let path = ''
  for (let row = 0, latitude = 33.4; latitude > 12; latitude -= STEP, row++) {
    let start: number | null = null
    for (let longitude = 34.5 + (row % 2) * (STEP / 2); longitude < 61; longitude += STEP) {
      const land = isLand(longitude, latitude)
      if (land && start === null) start = longitude
      if (land || start === null) continue
      const [x, y] = placeOnMap({ longitude: start, latitude })
      const [end] = placeOnMap({ longitude: longitude - STEP / 2, latitude })
      path += `M${x} ${y}H${end}`
      start = null
    }
  }
  return path
}

/** Distance of two points of a row, in units of the drawing. */
export const STEP_UNITS = STEP * SCALE.longitude
