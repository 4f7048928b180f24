import type { Examples } from '../examples/examples'
import { Plate } from './plate'

export const plateExamples: Examples = {
  title: 'Plate',
  states: [
    { name: '我 s', draw: () => <Plate no={128} look='mine' /> },
    { name: '我 m', draw: () => <Plate no={128} look='mine' size='m' /> },
    { name: '我 l', draw: () => <Plate no={128} look='mine' size='l' /> },
    { name: '我 xl', draw: () => <Plate no={128} look='mine' size='xl' /> },
    { name: '别人 s', draw: () => <Plate no={3021} /> },
    { name: '别人 m', draw: () => <Plate no={3021} size='m' /> },
    { name: '别人 l', draw: () => <Plate no={3021} size='l' /> },
    { name: '未售', draw: () => <Plate no={2041} look='unsold' /> },
    { name: '转让中', draw: () => <Plate no={2046} look='transfer' /> },
    { name: '预订', draw: () => <Plate no={2043} look='reserved' /> },
    { name: '冻结', draw: () => <Plate no={2050} look='frozen' /> },
    { name: '游客', draw: () => <Plate no='' look='guest' size='xl' /> },
  ],
}
