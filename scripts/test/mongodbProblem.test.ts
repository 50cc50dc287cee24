import { expect, test } from 'vitest'
import { mongodbProblem } from './mongodbProblem.ts'

test('without a server the suite says which setting names one', () => {
  expect(mongodbProblem(undefined)).toMatch(/^MONGODB_URI is not set\./)
  expect(mongodbProblem('')).toMatch(/^MONGODB_URI is not set\./)
})

test('what is no address of one server is named', () => {
  expect(mongodbProblem('postgres://db')).toMatch(/must be one address/)
  expect(mongodbProblem('mongodb://a:1,b:2/?replicaSet=rs0')).toMatch(/must be one address/)
})

test('an address of MongoDB is tried', () => {
  expect(mongodbProblem('mongodb://127.0.0.1:27017/?replicaSet=rs0')).toBeNull()
  expect(mongodbProblem('mongodb+srv://user:secret@cluster.example/')).toBeNull()
})
