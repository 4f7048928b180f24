import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: { run(context: unknown, options: unknown): Promise<AxeResults> }
  }
}

/** What fades in has its colours when it has come; what turns without an end is not waited for. */
async function settled(root: Locator): Promise<void> {
  await root.evaluate(async ({ ownerDocument }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const coming = () =>
      ownerDocument
        .getAnimations()
        .filter(({ effect, playState }) => effect?.getComputedTiming().endTime !== Infinity && playState !== 'finished')
    for (let left = coming(); left.length > 0; left = coming()) {
      await Promise.allSettled(left.map(({ finished }) => finished))
      await frame()
    }
  })
}

/**
 * What axe calls serious or critical inside an element that has come to rest, as sentences; empty when there is nothing.
 * Rules: WCAG 2.1 A and AA and axe's own best practices, or those that are named.
 */
export async function seriousFaults(root: Locator, rules?: readonly string[]): Promise<readonly string[]> {
  const { isReady } = await root.evaluate(() => ({ isReady: 'axe' in window }))
  if (!isReady) await root.evaluate((_, script) => void window.eval(script), source)
  await settled(root)
  return root.evaluate(async (element, only) => {
    // axe mistakes the shape that a mask cuts out of a coloured box for the whole box.
    const isMasked = (one: Element | undefined) => one !== undefined && getComputedStyle(one).maskImage !== 'none'
    const { violations } = await window.axe.run(element, {
      resultTypes: ['violations'],
      elementRef: true,
      ...(only && { runOnly: { type: 'rule', values: only } }),
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.flatMap(({ html, any, all }) => {
          const checks = [...any, ...all]
          const onMask = checks.some(({ relatedNodes }) => relatedNodes?.some(({ element: one }) => isMasked(one)))
          if (id === 'color-contrast' && onMask) return []
          return `${id}: ${html.slice(0, 160)} (${checks
            .map(({ message }) => message)
            .join(' ')
            .slice(0, 200)})`
        }),
      )
  }, rules)
}
