import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoPictures } from '../../../scripts/demo-pictures'
import { listings } from '../../../demo/listings'
import { demoShops } from '../../../demo/modules/shop'

const assets = path.join(__dirname, '../../../assets')

it('every listing of the demo city has a picture of its own, as scripts/demo-pictures.ts draws it', () => {
  const pictures = [...demoPictures()]
  expect(new Set(listings.map(({ pictures: [own] }) => own)).size).toBe(listings.length)
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(listings.length)
  const old = pictures.filter(([file, svg]) => !existsSync(file) || readFileSync(file, 'utf8') !== svg)
  expect(old.map(([file]) => file)).toEqual([])
})

it('every shop shows what there is, no two the same first, and none shows parcels or scissors, which none is about', () => {
  const shown = demoShops.map(({ name, thumbs }) => ({ name, pictures: thumbs.split(',') }))
  expect(new Set(shown.map(({ pictures: [first] }) => first)).size).toBe(shown.length)
  for (const { name, pictures } of shown) {
    expect([name, pictures.filter((file) => !existsSync(path.join(assets, file)))]).toEqual([name, []])
    expect([name, pictures.filter((file) => /(street|grocery|parcel|scissors)/.test(file))]).toEqual([name, []])
  }
})
