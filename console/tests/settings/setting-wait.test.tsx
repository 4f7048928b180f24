import { useState } from 'react'
import type { Draft } from '../../src/pages/settings/rules'
import { typedValue } from '../../src/pages/settings/rules'
import { ValueField } from '../../src/pages/settings/value-field'
import { show } from '../support/show'

/** The field as its form holds it, and what it reads. */
function Field({ before }: { readonly before: number }) {
  const [draft, setDraft] = useState<Draft>(before)
  return (
    <>
      <ValueField of='deliverHours' value={draft} onChange={setDraft} />
      <p>{JSON.stringify(typedValue('deliverHours', draft, before) ?? null)}</p>
    </>
  )
}

it('a wait is typed as a whole number beside its unit, within its range', async () => {
  const shown = await show(<Field before={24} />, { roles: ['operator'] })
  expect(shown.text()).toContain('小时')
  expect(shown.text()).toContain('null')
  await shown.type('交付期限', '48')
  expect(shown.text()).toContain('48')
  // Whoever leaves the field sees the most that counts.
  await shown.type('交付期限', '169')
  expect(shown.text()).toContain('168')
  await shown.type('交付期限', '24')
  expect(shown.text()).toContain('null')
})
