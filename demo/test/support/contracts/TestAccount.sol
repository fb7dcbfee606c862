// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Signatures} from './Signatures.sol';

/// @notice An account that is a contract, for which the key of its owner signs (EIP-1271). Without an owner, it is the code to
/// which the account of a key delegates itself (EIP-7702).
contract TestAccount {
    bytes32 private constant DOMAIN_TYPE = keccak256('EIP712Domain(uint256 chainId,address verifyingContract)');

    address private immutable _owner;
    /// Whether the owner signs a hash of the digest and the account, as for a Safe, so that other accounts of the owner cannot
    /// use the signature.
    bool private immutable _rehashes;

    error OnlyOwner();
    error CallFailed();

    constructor(address owner_, bool rehashes_) {
        _owner = owner_;
        _rehashes = rehashes_;
    }

    receive() external payable {}

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        (uint8 v, bytes32 r, bytes32 s) = Signatures.split(signature);
        bytes32 signed = _rehashes ? keccak256(abi.encodePacked(hex'1901', _domain(), digest)) : digest;
        return Signatures.isValid(_key(), signed, v, r, s) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// @notice Calls a contract as this account.
    function execute(address to, uint256 value, bytes calldata data) external {
        if (msg.sender != _key()) revert OnlyOwner();
        (bool success,) = to.call{value: value}(data);
        if (!success) revert CallFailed();
    }

    function _key() private view returns (address) {
        return _owner == address(0) ? address(this) : _owner;
    }

    function _domain() private view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPE, block.chainid, address(this)));
    }
}
