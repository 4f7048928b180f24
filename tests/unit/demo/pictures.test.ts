import { existsSync, readFileSync } from 'node:fs'
import { demoPictures } from '../../../scripts/demo-pictures'
import { listings } from '../../../demo/listings'

it('every listing of the demo city has a picture of its own, as scripts/demo-pictures.ts draws it', () => {
  const pictures = [...demoPictures()]
  expect(new Set(listings.map(({ pictures: [own] }) => own)).size).toBe(listings.length)
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(listings.length)
  const old = pictures.filter(([file, svg]) => !existsSync(file) || readFileSync(file, 'utf8') !== svg)
  expect(old.map(([file]) => file)).toEqual([])
})
