import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import { controlHeaders, SHOWN_BY_FORM, SHOWN_IN_PLACE, type Control } from '../client/control-headers';
import type { ArgsOf, Operation, ResultOf } from '../contract/operation';
import type { ConsoleBaseQuery } from './console-api';

type Api = 'consoleApi';
type Query<O extends Operation, Tags extends string> = QueryDefinition<
  ArgsOf<O>,
  ConsoleBaseQuery,
  Tags,
  ResultOf<O>,
  Api
>;
type Mutation<O extends Operation, Tags extends string> = MutationDefinition<
  ArgsOf<O>,
  ConsoleBaseQuery,
  Tags,
  ResultOf<O>,
  Api
>;

type QueryOptions<O extends Operation, Tags extends string> = Pick<
  Query<O, Tags>,
  'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted'
> & { control?: Control };

type MutationOptions<O extends Operation, Tags extends string> = Pick<
  Mutation<O, Tags>,
  'invalidatesTags' | 'onQueryStarted'
> & { control?: Control };

/** The RTK Query endpoint of a GET operation, with the types of the contract; by default `SHOWN_IN_PLACE`. */
export function query<const O extends Operation, Tags extends string>(
  build: EndpointBuilder<ConsoleBaseQuery, Tags, Api>,
  operation: O,
  { control = SHOWN_IN_PLACE, ...options }: QueryOptions<O, Tags> = {},
) {
  return build.query<ResultOf<O>, ArgsOf<O>>({
    query: (args) => ({ operation, args, headers: controlHeaders(control) }),
    ...options,
  });
}

/** The RTK Query endpoint of a write; by default `SHOWN_BY_FORM`. */
export function mutation<const O extends Operation, Tags extends string>(
  build: EndpointBuilder<ConsoleBaseQuery, Tags, Api>,
  operation: O,
  { control = SHOWN_BY_FORM, ...options }: MutationOptions<O, Tags> = {},
) {
  return build.mutation<ResultOf<O>, ArgsOf<O>>({
    query: (args) => ({ operation, args, headers: controlHeaders(control) }),
    ...options,
  });
}
