import { choiceFilter } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { STREAM_STATES } from '../contract';
import { useStreamTexts } from '../use-stream-texts';
import type { StreamListState } from './stream-list-query';

interface StateControl {
  state: Pick<StreamListState, 'state'>;
  change: (changed: Pick<StreamListState, 'state'>) => void;
}

/** The filter of a list for the states of streams. */
export function useStateFilter(list: StateControl) {
  const { t } = useTranslation('live');
  const texts = useStreamTexts();
  return choiceFilter({
    label: t('state'),
    all: t('allStates'),
    value: list.state.state,
    options: STREAM_STATES.map((value) => ({ value, label: texts.state(value).label })),
    onChange: (state) => list.change({ state }),
  });
}
