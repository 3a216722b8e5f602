// What stands around every page of a member, in one file.
export { MemberPage } from '../../views/shell/member/MemberPage.tsx';
export { HeadMenus } from '../../views/kitchen/jobs/HeadMenus.tsx';
export { RingingTimers } from '../../views/kitchen/timers/RingingTimers.tsx';
