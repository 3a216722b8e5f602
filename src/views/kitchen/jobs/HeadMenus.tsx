import { useSelector } from '@xstate/react';
import { useApp } from '../../../app/app-context.tsx';
import { TimersMenu } from '../timers/TimersMenu.tsx';
import { JobsMenu } from './JobsMenu.tsx';

/** Kitchen menus, in the header of every page. */
export function HeadMenus() {
  const path = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath);
  return (
    <>
      <JobsMenu path={path} />
      <TimersMenu path={path} />
    </>
  );
}
