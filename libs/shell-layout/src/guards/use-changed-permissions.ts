import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { userDetailEndpoint } from '../api/session-api';

/** Has the guard judge the open place anew once it is known that the person holds other permissions than before. */
export function useChangedPermissions() {
  const { revalidate } = useRevalidator();
  // The same object as long as its content is the same.
  const { data } = userDetailEndpoint.useQueryState();
  const judgedBy = useRef(data);

  useEffect(() => {
    const changed = judgedBy.current !== undefined && data !== undefined && judgedBy.current !== data;
    judgedBy.current = data;
    if (changed) void revalidate();
  }, [data, revalidate]);
}
