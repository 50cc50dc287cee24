import type { Bar } from './bars'

interface Props {
  id: string
  title: string
  bars: Bar[]
  empty: string
}

const WIDTH = 100
const share = (count: number, most: number) => (most === 0 ? 0 : (count / most) * WIDTH)

/** A chart as a list of links: each bar says its label and number, and leads to the list of what it counts. */
export function BarChart({ id, title, bars, empty }: Props) {
  const most = Math.max(...bars.map(({ count }) => count), 0)
  return (
    <section className="diwan-chart" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {most === 0 ? (
        <p className="diwan-hint">{empty}</p>
      ) : (
        <ul>
          {bars.map(({ key, label, count, href }) => (
            <li key={key}>
              <a href={href}>
                <bdi className="diwan-chart__label">{label}</bdi>
                <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
                  <rect width={WIDTH} height="8" className="diwan-chart__track" />
                  <rect width={share(count, most)} height="8" className="diwan-chart__bar" />
                </svg>
                <strong>{count}</strong>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
