import { useState } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import { everywhere } from '@contract/settings/access'
import { moduleNames } from '@contract/modules'
import type { Value } from '@contract/settings/kinds'
import type { SettingKey } from '@contract/settings/settings'
import { allCities } from '@contract/settings/all-cities'
import { settingIdOf } from '@contract/settings/settings'
import type { Draft } from '../../src/pages/settings/rules'
import { typedValue } from '../../src/pages/settings/rules'
import { SettingPanel } from '../../src/pages/settings/setting-panel'
import { ValueField } from '../../src/pages/settings/value-field'
import { atPage } from '../support/at-page'
import { show } from '../support/show'

type Areas = ConsoleMap['/admin/area/list']['output']

/** The field as its form holds it, and what it reads. */
function Field({ of, before }: { readonly of: SettingKey; readonly before: Value }) {
  const [draft, setDraft] = useState<Draft>(before)
  return (
    <>
      <ValueField of={of} value={draft} onChange={setDraft} />
      <p>{JSON.stringify(typedValue(of, draft, before) ?? null)}</p>
    </>
  )
}

it('a text is read without blanks around it, in its form, and not when nothing changed', async () => {
  const shown = await show(<Field of='servicePhone' before='' />, { roles: ['operator'] })
  expect(shown.text()).toContain('null')
  await shown.type('客服电话', '400-000-0000 ')
  expect(shown.text()).toContain('"400-000-0000"')
  await shown.type('客服电话', '找总机')
  expect(shown.text()).toContain('null')
})

it('modules are put in another order by a place each', async () => {
  const shown = await show(<Field of='menuOrder' before={moduleNames} />, { roles: ['operator'] })
  await shown.press('扩容下移')
  expect(shown.text()).toContain('["fund","expand","vote","shop","mutual","mayor"]')
  await shown.press('扩容上移')
  expect(shown.text()).toContain('null')
})

it('what is open is chosen on each platform, or on all at once', async () => {
  const shown = await show(<Field of='voteAccess' before={everywhere('open')} />, { roles: ['operator'] })
  expect(shown.text()).toContain('null')
  for (const name of ['全部平台', '浏览器', '微信内网页', 'App', '小程序']) expect(shown.text()).toContain(name)
})

it('the city of the price table is said by its name, as it is and in what was set before', async () => {
  const one: SettingView = {
    settingId: settingIdOf(allCities, 'priceArea'),
    key: 'priceArea',
    ver: 1,
    value: 9,
    followed: 9,
    setBy: 'standard',
    since: null,
    waiting: null,
    waitingForAll: null,
    running: null,
    approval: null,
    mayEdit: false,
  }
  const city: Areas['data'][number] = {
    areaId: 9,
    ver: 1,
    name: '云海城',
    sort: 1,
    haltedAt: null,
    haltedReason: null,
    blocks: 300,
    held: 120,
    unsold: 180,
    frozen: 0,
  }
  const shown = await show(
    atPage(() => <SettingPanel one={one} place='全部城市' hours={undefined} onClose={() => undefined} />),
    {
      roles: ['operator'],
      answers: {
        '/admin/area/list': { data: [city], total: 1, sum: null, page: 1, size: 100 },
        '/admin/setting/history': { settingId: one.settingId, changes: [] },
      },
    },
  )
  await shown.settle()
  expect(shown.text()).toContain('云海城')
  expect(shown.text()).not.toContain('号城市')
})
