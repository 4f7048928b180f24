import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { askingOnce, joinedScripts } from '../../config/minify/package-scripts'
import { distOf, filesOf } from './bundle'

const name = (sign: string) => `${sign.repeat(32)}.js`
const push = (id: number, modules: string) => `(wx.webpackJsonp=wx.webpackJsonp||[]).push([[${id}],{${modules}}]);`

/** What the phone holds of these scripts: modules by their ids, and the ids of the files they came in. */
function heldOf(script: string) {
  const wx: { webpackJsonp?: readonly (readonly [number[], Record<string, unknown>])[] } = {}
  const read = runInThisContext(`(function (wx) {${script}})`) as (phone: typeof wx) => void
  read(wx)
  const pushed = Array.from(wx.webpackJsonp ?? [])
  return {
    ids: pushed.flatMap(([ids]) => Array.from(ids)).sort(),
    modules: Object.assign({}, ...pushed.map(([, modules]) => modules)) as Record<string, () => unknown>,
  }
}

it('holds the modules of all files, strict ones as strict ones', () => {
  const texts = [
    `"use strict";${push(1, '11:function(){return typeof this}')}`,
    push(2, '12:function(){return typeof this}'),
    `"use strict";${push(3, '13:()=>"};{",14:()=>4')}`,
  ]
  const { ids, modules } = heldOf(joinedScripts(texts))
  expect(ids).toEqual([1, 2, 3])
  expect(modules['11']?.call(undefined)).toBe('undefined')
  expect(modules['12']?.call(undefined)).toBe('object')
  expect([modules['13']?.(), modules['14']?.()]).toEqual(['};{', 4])
})

it('asks once where a page asked for many, from where the page lies', () => {
  const page = `"use strict";require("../sub-common/${name('a')}");require("../sub-common/${name('0')}");require("../sub-vendors.js");x()`
  expect(askingOnce(page)).toBe('"use strict";require("../sub-common.js");require("../sub-vendors.js");x()')
  expect(askingOnce('"use strict";x()')).toBe('"use strict";x()')
})

it('leaves no page that asks for a script that is not there', () => {
  const folder = distOf('weapp')
  const scripts = filesOf(folder).filter((file) => file.endsWith('.js'))
  const wishes = scripts.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\brequire\("(\.[^"]+)"\)/g)].map(([, asked = '']) =>
      path.posix.join(path.posix.dirname(file), asked.replace(/(\.js)?$/, '.js')),
    ),
  )
  expect(wishes.filter((asked) => !scripts.includes(asked))).toEqual([])
  expect(scripts.filter((file) => file.endsWith('/sub-common.js')).length).toBeGreaterThan(10)
  expect(scripts.filter((file) => file.includes('/sub-common/'))).toEqual([])
})
