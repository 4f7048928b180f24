import type { Examples } from '../examples/examples'
import { Thumb } from './thumb'

export const thumbExamples: Examples = {
  title: 'Thumb',
  states: [
    { name: '没有图', draw: () => <Thumb src={undefined} /> },
    { name: '没有图，类别', draw: () => <Thumb src={undefined} category='粮食' /> },
    { name: '坏图，角标', draw: () => <Thumb src='/missing.png' corner='最低' /> },
    { name: '96', draw: () => <Thumb src={undefined} size='m' /> },
    { name: '72', draw: () => <Thumb src={undefined} size='s' /> },
  ],
}
