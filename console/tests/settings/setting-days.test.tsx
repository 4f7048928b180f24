import { useState } from 'react'
import type { Draft } from '../../src/pages/settings/rules'
import { typedValue } from '../../src/pages/settings/rules'
import { ValueField } from '../../src/pages/settings/value-field'
import { show } from '../support/show'

/** The field as its form holds it, and what it reads. */
function Field({ before }: { readonly before: readonly string[] }) {
  const [draft, setDraft] = useState<Draft>(before)
  return (
    <>
      <ValueField of='closedDays' value={draft} onChange={setDraft} />
      <p>{JSON.stringify(typedValue('closedDays', draft, before) ?? null)}</p>
    </>
  )
}

it('holidays are typed day by day, in any order, and taken away again', async () => {
  const shown = await show(<Field before={['2026-12-31']} />, { roles: ['operator'] })
  expect(shown.text()).toContain('null')
  await shown.press('加一个')
  expect(shown.text()).toContain('null')
  await shown.type('休市日 第 2 个', '2026-02-30')
  expect(shown.text()).toContain('null')
  await shown.type('休市日 第 2 个', '2026-10-01')
  expect(shown.text()).toContain('["2026-10-01","2026-12-31"]')
  await shown.press('去掉第 1 个')
  expect(shown.text()).toContain('["2026-10-01"]')
})
