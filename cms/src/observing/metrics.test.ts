import { expect, test } from 'vitest'
import { callDuration } from './metrics'

test.for(['500', '503'])('the first submission that ends with %s is an increase for Prometheus', async (status) => {
  const { values } = await callDuration().get()
  const counts = values.filter(({ metricName }) => metricName === 'diwan_cms_call_seconds_count')

  expect(counts).toContainEqual(
    expect.objectContaining({ labels: { class: 'form', method: 'post', status }, value: 0 }),
  )
})
