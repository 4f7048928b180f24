import { err, ok } from '@contract/result'
import AddressPage from '@/pages/address/edit'
import { addressBook } from '@/platform/address-book/address-book'
import type { AddressBook } from '@/platform/address-book/types'
import { navigation } from '@/platform/navigation/navigation'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'
import { write } from '../support/write-named'

afterEach(leave)

const provinces = [
  { code: 440_000, name: '广东省', words: null },
  { code: 310_000, name: '上海市', words: null },
]
const cities = [{ code: 440_300, name: '深圳市', words: null }]
const districts = [{ code: 440_305, name: '南山区', words: '广东省 深圳市 南山区' }]
const guangdong = { code: 440_000, name: '广东省', words: null }
const shenzhen = { code: 440_300, name: '深圳市', words: null }

const regions: Network = {
  '/bctAddress/regions': ({ code }) => {
    if (code === undefined) return ok({ way: [], parts: provinces })
    if (Number(code) === 440_000) return ok({ way: [guangdong], parts: cities })
    if (Number(code) === 440_300) return ok({ way: [guangdong, shenzhen], parts: districts })
    if (Number(code) === 440_305) return ok({ way: [guangdong, shenzhen, ...districts], parts: [] })
    return refused('NOT_FOUND')
  },
}
const saved: Network = { ...regions, '/bctAddress/save': () => ok({ addressId: 9 }) }

const open = async (network: Network = saved, params = {}) => {
  const back = jest.spyOn(navigation, 'back').mockImplementation(() => undefined)
  return { ...(await visit(AddressPage, { network, params })), back }
}

async function fill(): Promise<void> {
  await write('收货人', '张三')
  await write('手机号', '137 0000-1234')
  await press(byRole('button', '所在地区，必填，请选择省市区'))
  for (const name of ['广东省', '深圳市', '南山区']) await press(byRole('radio', name))
  await write('详细地址', '海德路 1 号')
}

it('keeps a new address with its region chosen step by step, and goes back', async () => {
  const { on, back } = await open()
  await fill()
  expect(namesOf('button')).toContain('所在地区，必填，广东省 深圳市 南山区')
  await press(byRole('switch', '默认收货地址下单时自动选用'))
  await press(byRole('button', '保存'))
  expect(on('/bctAddress/save')[0]?.input).toMatchObject({
    name: '张三',
    mobile: '13700001234',
    regionCode: 440_305,
    street: '海德路 1 号',
    isDefault: true,
  })
  expect(text()).toContain('地址已保存')
  expect(back).toHaveBeenCalledTimes(1)
})

it('the way to a region leads back to its beginning', async () => {
  await open()
  await press(byRole('button', '所在地区，必填，请选择省市区'))
  await press(byRole('radio', '广东省'))
  await press(byRole('radio', '深圳市'))
  await press(byRole('button', '广东省'))
  expect(namesOf('radio')).toEqual(['深圳市'])
  await press(byRole('button', '全国'))
  expect(namesOf('radio')).toEqual(['广东省', '上海市'])
})

it('says of each field what is missing, and sends nothing', async () => {
  const { on } = await open()
  await press(byRole('button', '保存'))
  expect(text()).toContain('请填写收货人')
  await write('收货人', '张三')
  await write('手机号', '123')
  await press(byRole('button', '保存'))
  expect(text()).toContain('请填写 11 位手机号')
  await write('手机号', '13700001234')
  await press(byRole('button', '保存'))
  expect(text()).toContain('请选择所在地区')
  expect(on('/bctAddress/save')).toHaveLength(0)
})

it('a lost answer keeps what was typed, and the same wish is sent under its number', async () => {
  let tries = 0
  const { on, back } = await open({
    ...regions,
    '/bctAddress/save': () => ((tries += 1) === 1 ? lost() : ok({ addressId: 9 })),
  })
  await fill()
  await press(byRole('button', '保存'))
  expect(back).not.toHaveBeenCalled()
  await press(byRole('button', '保存'))
  const sent = on('/bctAddress/save').map(({ input }) => input)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(back).toHaveBeenCalledTimes(1)
})

it('says why the server refuses', async () => {
  await open({ ...regions, '/bctAddress/save': () => refused('LIMIT') })
  await fill()
  await press(byRole('button', '保存'))
  expect(text()).toContain('超出限额')
})

const own = {
  addressId: 5,
  name: '李四',
  mobile: '13700005678',
  regionCode: 440_305,
  region: '广东省 深圳市 南山区',
  street: '科苑路 2 号',
  isDefault: false,
}

it('changes an own one; one that is gone says so and leads to the others', async () => {
  const network: Network = { ...saved, '/bctAddress/list': () => ok({ data: [own] }) }
  const { on } = await open(network, { id: '5' })
  expect(text()).toContain('编辑收货地址')
  await write('详细地址', '科苑路 3 号')
  await press(byRole('button', '保存'))
  expect(on('/bctAddress/save')[0]?.input).toMatchObject({ id: 5, name: '李四', street: '科苑路 3 号' })
  leave()
  const { opened } = await open(network, { id: '6' })
  expect(text()).toContain('未找到该地址')
  await press(byRole('button', '看全部地址'))
  expect(opened).toEqual(['/pages/address/index'])
})

it('has its button at the foot of the page, for a new one and for one that is changed', async () => {
  const foot = () => byRole('button', '保存').closest('.footer')
  await open()
  expect(foot()).not.toBeNull()
  leave()
  await open({ ...saved, '/bctAddress/list': () => ok({ data: [own] }) }, { id: '5' })
  expect(foot()).not.toBeNull()
})

it('the default one has no switch: another one takes its place', async () => {
  await open({ ...saved, '/bctAddress/list': () => ok({ data: [{ ...own, isDefault: true }] }) }, { id: '5' })
  expect(namesOf('switch')).toEqual([])
})

describe('with addresses that the platform keeps', () => {
  const given = { name: '王五', mobile: '+86 137 0000 9999', regionCode: '440305', street: '后海大道 3 号' }
  const door = (chosen: Awaited<ReturnType<AddressBook['choose']>>) => {
    jest.replaceProperty(addressBook, 'canChoose', true)
    jest.spyOn(addressBook, 'choose').mockResolvedValue(chosen)
  }
  const bring = async (chosen: Awaited<ReturnType<AddressBook['choose']>>) => {
    door(chosen)
    const shown = await open()
    await press(byRole('button', '从微信地址导入'))
    await settle()
    return shown
  }

  it('fills in the one that is chosen there', async () => {
    const { on } = await bring(ok(given))
    expect(namesOf('button')).toContain('所在地区，必填，广东省 深圳市 南山区')
    await press(byRole('button', '保存'))
    expect(on('/bctAddress/save')[0]?.input).toMatchObject({
      name: '王五',
      mobile: '13700009999',
      regionCode: 440_305,
      street: '后海大道 3 号',
    })
  })

  it.each(['', '440300', '999998'])('leaves the region to be chosen when its code is %j', async (regionCode) => {
    await bring(ok({ ...given, regionCode }))
    expect(text()).toContain('请选择所在地区')
    expect(namesOf('button')).toContain('所在地区，必填，请选择省市区')
  })

  it('changes nothing when none is chosen, and says when it may not be asked', async () => {
    await bring(ok(undefined))
    expect(namesOf('button')).toContain('所在地区，必填，请选择省市区')
    leave()
    await bring(err('no-access'))
    expect(text()).toContain('未获得微信地址权限，可直接填写')
  })
})

it('in a browser there is nothing to bring', async () => {
  await open()
  expect(namesOf('button')).not.toContain('从微信地址导入')
})
