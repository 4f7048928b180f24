import { seriousFaults } from '../support/browser/axe'
import type { Locator } from '@playwright/test'
import { expect, test } from '@playwright/test'
import {
  coveredByBar,
  lookFor,
  motions,
  nameless,
  paddedBoxes,
  smallBoxes,
  smallTargets,
  widerThanPage,
} from './support/measure'
import { lookAround } from './support/seen'
import { faultsOfGrowth } from './support/text-growth'

// A check that cannot fail proves nothing: each one gets a correct page and a wrong one.

type Look = Parameters<typeof lookFor>[1][string]
const seen = (look: Look) => async (root: Locator) => (await lookFor(root, { look })).look
const grown = async (root: Locator) => (await faultsOfGrowth(root, [1.5]))[0]

const page = (inside: string, back = '<div role="button" aria-label="返回">‹</div>') =>
  `${back}<div role="heading" aria-level="1">我的求购与出售</div>${inside}`
const around = (wantsPopup: boolean) => async (root: Locator) => {
  const { lacks, said } = await lookAround(root, false, wantsPopup)
  return [...lacks, ...said]
}

const big = 'width: 100px; height: 60px; '

const cases = [
  {
    name: 'axe',
    look: seriousFaults,
    right: '<p style="color: #333; background: #fff">看得清</p>',
    wrong: '<p style="color: #ccc; background: #fff">看不清</p>',
  },
  {
    name: 'names and roles',
    look: seen(nameless),
    right: `<div tabindex="0" role="button" aria-label="关闭" style="${big}"></div>`,
    wrong: `<div tabindex="0" role="button" style="${big}"></div>`,
  },
  {
    name: 'touch areas',
    look: seen(smallTargets),
    right: '<div role="button" style="width: 44px; height: 44px">删</div>',
    wrong: '<div role="button" style="width: 44px; height: 40px">删</div>',
  },
  {
    name: 'touch areas without any size',
    look: seen(smallTargets),
    right: '<div role="button" style="visibility: hidden; width: 0">没</div>',
    wrong: '<div role="button" style="width: 44px; height: 0; overflow: hidden">没</div>',
  },
  {
    name: 'boxes for text',
    look: seen(smallBoxes),
    right:
      '<div style="display: flex"><input style="flex: 1; min-width: 0; height: 44px"><b style="width: 20px">码</b></div>',
    wrong:
      '<div style="display: flex"><input style="flex: 1; min-width: 0; height: 44px; padding: 0; border: 0"><b style="width: 100%; flex: none">码</b></div>',
  },
  {
    name: 'boxes for text that are too low',
    look: seen(smallBoxes),
    right: '<textarea style="height: 44px; width: 200px; padding: 0; border: 0"></textarea>',
    wrong: '<textarea style="height: 40px; width: 200px; padding: 0; border: 0"></textarea>',
  },
  {
    name: 'boxes for text without a height',
    look: seen(smallBoxes),
    right: '<input style="visibility: hidden; height: 0">',
    wrong: '<input style="height: 0; width: 200px; padding: 0; border: 0">',
  },
  {
    name: 'boxes for text that are lower than its line',
    look: seen(smallBoxes),
    right: '<wx-input style="display: block; height: 44px"><input style="font-size: 30px; height: 44px"></wx-input>',
    wrong: '<wx-input style="display: block; height: 44px"><input style="font-size: 30px; height: 16px"></wx-input>',
  },
  {
    name: 'bars over a popup',
    look: seen(coveredByBar),
    right:
      '<b aria-label="返回" style="position: fixed; z-index: 1">返回</b><i style="position: fixed; inset: 0; z-index: 2"></i>',
    wrong:
      '<b aria-label="返回" style="position: fixed; z-index: 3">返回</b><i style="position: fixed; inset: 0; z-index: 2"></i>',
  },
  {
    name: 'boxes with a padding of iOS’s own',
    look: seen(paddedBoxes),
    right: '<wx-textarea disable-default-padding></wx-textarea>',
    wrong: '<wx-textarea></wx-textarea>',
  },
  {
    name: 'motion',
    look: seen(motions),
    right: `<div style="${big} transition: opacity 0s">停</div>`,
    wrong: `<div style="${big} transition: opacity 0.3s">动</div>`,
  },
  {
    name: 'width',
    look: seen(widerThanPage),
    right: '<div style="width: 100%">一行</div>',
    wrong: '<div style="width: 400px">一行</div>',
  },
  {
    name: 'grown text in a box that grows',
    look: grown,
    right: '<div style="font: 20px/30px serif; min-height: 30px; overflow: hidden">一行</div>',
    wrong: '<div style="font: 20px/30px serif; height: 30px; overflow: hidden">一行</div>',
  },
  {
    name: 'grown text in what scrolls down',
    look: grown,
    right: '<div style="font: 20px/30px serif; width: 100px; height: 90px; overflow-y: auto">微信登录微信登录</div>',
    wrong:
      '<div style="font: 20px/30px serif; width: 100px; height: 90px; overflow-y: auto"><b style="white-space: nowrap">微信登录</b></div>',
  },
  {
    name: 'grown text in a plate that grows',
    look: grown,
    right: '<div style="font: 20px/30px serif; min-height: 30px; width: 90px; background: #ddd">128</div>',
    wrong: '<div style="font: 20px/30px serif; height: 30px; width: 90px; background: #ddd">128</div>',
  },
  {
    name: 'grown keys on one line',
    look: grown,
    right: '<div role="button" style="min-width: 40px; width: max-content">提现</div>',
    wrong: '<div role="button" style="width: 40px">提现</div>',
  },
  {
    name: 'grown figures on one line',
    look: grown,
    right: '<p style="width: 72px">到 11-\u206029</p>',
    wrong: '<p style="width: 72px">到 11-29</p>',
  },
  {
    name: 'grown text beside a picture',
    look: grown,
    right: '<div style="display: flex; font: 20px/30px serif"><b>128</b><svg width="20" height="20"></svg></div>',
    wrong:
      '<div style="display: flex; font: 20px/30px serif"><b style="width: 40px">128</b><svg width="20" height="20"></svg></div>',
  },
  {
    name: 'grown text beside text',
    look: grown,
    right: '<div style="font: 20px/30px serif">一<br>二</div>',
    wrong: [
      '<div style="position: relative; font: 20px/30px serif">',
      '<b style="position: absolute; top: 0">一</b>',
      '<b style="position: absolute; top: 24px">二</b>',
      '</div>',
    ].join(''),
  },
  {
    name: 'something to read',
    look: around(false),
    right: page('周六停水'),
    wrong: page(''),
  },
  {
    name: 'a way out',
    look: around(false),
    right: page('周六停水'),
    wrong: page('周六停水', '<div role="button" aria-label="返回" hidden>‹</div>'),
  },
  {
    name: 'a popup that is wanted',
    look: around(true),
    right: page('周六停水<div role="dialog">退出登录</div>'),
    wrong: page('周六停水<div role="dialog" hidden>退出登录</div>'),
  },
  {
    name: 'a popup that is not wanted',
    look: around(false),
    right: page('周六停水'),
    wrong: page('周六停水<div role="menu">退出登录</div>'),
  },
  {
    name: 'words of a machine',
    look: around(false),
    right: page('周六停水<input placeholder="请输入">'),
    wrong: page('周六停水<input placeholder="request:fail timeout">'),
  },
] as const

for (const { name, look, right, wrong } of cases) {
  test(`the check of ${name} can fail`, async ({ page }) => {
    const root = page.locator('main')
    const show = (inside: string) =>
      page.setContent(
        `<!doctype html><html lang="zh"><meta name="viewport" content="width=device-width"><title>·</title>` +
          `<body style="margin: 0"><main style="position: relative">${inside}</main>`,
      )
    await show(right)
    expect(await look(root)).toEqual([])
    await show(wrong)
    expect(await look(root)).not.toEqual([])
  })
}
